import { TRUCK } from '../../../../contract/modes/truck';
import { describeGateway } from '../../../support/modes/describe-gateway';
import { TRUCK_CASE } from '../support/truck';

describeGateway(TRUCK_CASE, TRUCK.receipt);
