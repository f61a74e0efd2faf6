/** @module-tag long */
import { FLEXI } from '../../../../../contract/modes/flexi';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { FLEXI_CASE } from '../support/flexi';

describeGateway(FLEXI_CASE, FLEXI.receipt);
