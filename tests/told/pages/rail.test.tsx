import { RAIL_CASE } from '../../support/modes/cases/rail';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(
  RAIL_CASE,
  '?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9%EF%BC%88%E4%B8%99%E4%B8%89%E9%86%87%EF%BC%89&box=40HQ*1&heat=HEAT',
);
