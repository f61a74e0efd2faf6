import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(FLEXI_CASE, '?org=CNSHA&dst=NLRTM&d=N&goods=%E7%94%98%E6%B2%B9');
