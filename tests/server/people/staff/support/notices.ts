import type { NoticeCase, QueuedNotice } from '../../../../../domain/house/case';
import type { PlaceNotice } from '../../../../../domain/offer/notice';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

export const noticesBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<NoticeCase, QueuedNotice, { notice: PlaceNotice | null }>(gateway, who, { one: 'notice', all: 'notices' });
