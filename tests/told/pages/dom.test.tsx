import { DOM_CASE } from '../../support/modes/cases/dom';
import { describePages } from '../../support/told/pages/describe-pages';

describePages(DOM_CASE, '?org=CNSHA&dst=CNWUH&d=Y&un=1689&box=20GP*1');
