/** @module-tag long */
import { TANK } from '../../../../../contract/modes/tank';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { LEASE_CASE } from '../support/tank';

describeGateway(LEASE_CASE, TANK.receipt);
