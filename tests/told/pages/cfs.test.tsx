import { CFS_CASE } from '../../support/modes/cases/cfs';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(CFS_CASE, '?org=CNSHA&d=Y&un=1230&box=20GP*1&tons=8');
