/** @module-tag long */
import { CFS } from '../../../../../contract/modes/cfs';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { CFS_CASE } from '../support/cfs';

describeGateway(CFS_CASE, CFS.receipt);
