import judged from '../../docs/judged/dom.txt?raw';
import { DOM_CASE } from '../support/modes/cases/dom';
import { describeMode } from '../support/modes/describe-mode';

describeMode(DOM_CASE, judged);
