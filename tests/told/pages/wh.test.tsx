import { WH_CASE } from '../../support/modes/cases/wh';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(WH_CASE, '?org=310100&d=Y&un=1230&tons=12&plt=16&days=30');
