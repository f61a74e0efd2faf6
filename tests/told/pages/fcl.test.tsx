import { FCL_CASE } from '../../support/modes/cases/fcl';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(FCL_CASE, '?org=CNSHA&dst=USLAX&d=Y&un=1230&box=20GP*1');
