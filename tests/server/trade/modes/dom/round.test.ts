/** @module-tag long */
import { DOM } from '../../../../../contract/modes/dom';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { DOM_CASE } from '../support/dom';

describeGateway(DOM_CASE, DOM.receipt);
