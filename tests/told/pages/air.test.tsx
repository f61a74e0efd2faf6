import { AIR_CASE } from '../../support/modes/cases/air';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(AIR_CASE, '?org=PVG&dst=SIN&d=Y&un=1090&net=5&pcs=2&kg=20&m3=0.1');
