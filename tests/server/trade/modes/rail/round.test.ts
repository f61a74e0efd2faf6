/** @module-tag long */
import { RAIL } from '../../../../../contract/modes/rail';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { RAIL_CASE } from '../support/rail';

describeGateway(RAIL_CASE, RAIL.receipt);
