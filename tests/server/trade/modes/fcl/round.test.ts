import { FCL } from '../../../../../contract/modes/fcl';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { FCL_CASE } from '../support/fcl';

describeGateway(FCL_CASE, FCL.receipt);
