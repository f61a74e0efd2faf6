import { describeMode } from '../support/modes/describe-mode';
import { FCL_CASE } from '../support/modes/cases/fcl';

describeMode(FCL_CASE);
