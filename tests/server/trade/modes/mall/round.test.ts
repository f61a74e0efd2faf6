/** @module-tag long */
import { MALL } from '../../../../../contract/modes/mall';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { MALL_CASE } from '../support/mall';

describeGateway(MALL_CASE, MALL.receipt);
