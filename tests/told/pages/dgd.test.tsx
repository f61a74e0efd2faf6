import { DGD_CASE } from '../../support/modes/cases/dgd';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(DGD_CASE, null);
