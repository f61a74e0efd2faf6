import judged from '../../docs/judged/enq.txt?raw';
import { describeForm } from '../support/modes/describe-form';
import { ENQ_CASE } from '../support/modes/cases/enq';

describeForm(ENQ_CASE, judged);
