import type { NoticeCase, QueuedNotice } from '../../../../../domain/house/case';
import type { PlaceNotice } from '../../../../../domain/offer/notice';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

/** What somebody of the house sees and does about what is said of places. */
export const noticesBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<NoticeCase, QueuedNotice, { notice: PlaceNotice | null }>(gateway, who, { one: 'notice', all: 'notices' });
