import { describeForm } from '../support/modes/describe-mode';
import { ENQ_CASE } from '../support/modes/cases/enq';

describeForm(ENQ_CASE);
