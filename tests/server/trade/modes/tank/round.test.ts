/** @module-tag long */
import { TANK } from '../../../../../contract/modes/tank';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { TANK_CASE } from '../support/tank';

describeGateway(TANK_CASE, TANK.receipt);
