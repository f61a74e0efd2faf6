import { LCL_CASE } from '../../support/modes/cases/lcl';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(LCL_CASE, '?org=CNSHA&dst=SGSIN&d=Y&rows=1230~2~400~0.6');
