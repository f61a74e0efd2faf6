/** @module-tag long */
import { DGD } from '../../../../../contract/modes/dgd';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { DGD_CASE } from '../support/dgd';

describeGateway(DGD_CASE, DGD.receipt);
