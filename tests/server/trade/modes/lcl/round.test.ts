/** @module-tag long */
import { LCL } from '../../../../../contract/modes/lcl';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { LCL_CASE } from '../support/lcl';

describeGateway(LCL_CASE, LCL.receipt);
