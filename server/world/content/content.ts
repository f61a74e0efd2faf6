import { CONTACT } from '../../../domain/people/contact';
import type { Clock } from '../../base/clock';
import { createCmsStore } from '../cms/store';
import type { Database } from '../../base/database/database';
import { chargeAgreement } from './legal/charge-agreement';
import { deskProtocol } from './legal/desk-protocol';
import { privacyNotice } from './legal/privacy-notice';
import { saleProtocol } from './legal/sale-protocol';
import { shippingProtocol } from './legal/shipping-protocol';
import { storageProtocol } from './legal/storage-protocol';
import { userAgreement } from './legal/user-agreement';
import { contentRoutes, type CountedBelow } from './routes';
import { editionsIn } from './store';
import { legalTextOf } from './text';

type ContentDeps = { database: Database; clock: Clock; countedBelow: CountedBelow };

/** Texts of the gateway. Each start publishes this release's texts beside earlier editions. */
export async function createContent({ database, clock, countedBelow }: ContentDeps) {
  const editions = editionsIn(database);
  for (const document of [
    userAgreement,
    privacyNotice,
    shippingProtocol,
    deskProtocol,
    storageProtocol,
    saleProtocol,
    chargeAgreement,
  ]) {
    const at = new Date(clock.now());
    await editions.publish(document, at);
    const { documentId } = document;
    await createCmsStore(database).bring('legal', documentId, legalTextOf(document), at);
  }
  return { routes: contentRoutes({ editions, clock, mail: CONTACT.serviceMail, countedBelow }) };
}
