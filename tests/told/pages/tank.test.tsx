import { TANK_CASE } from '../../support/modes/cases/tank';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(TANK_CASE, '?d=Y&un=1294&q=19&tf=20&org=CNSHA&dst=SGSIN');
