/** @module-tag long */
import { WH } from '../../../../../contract/modes/wh';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { WH_CASE } from '../support/wh';

describeGateway(WH_CASE, WH.receipt);
