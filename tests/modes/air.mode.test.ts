import { describeMode } from '../support/modes/describe-mode';
import { AIR_CASE } from '../support/modes/cases/air';

describeMode(AIR_CASE);
