import { AIR } from '../../../../../contract/modes/air';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { AIR_CASE } from '../support/air';

describeGateway(AIR_CASE, AIR.receipt);
