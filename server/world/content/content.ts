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
import { createEditions, type Editions } from './store';
import { currentLegalText } from './text';
import { legalText, serviceMail } from '../../../contract/content/content';
import { isLegalKey, type LegalSection } from '../../../domain/content/legal';
import type { LegalId } from '../../../domain/order/papers/protocol';
import { isDay } from '../../../domain/values/days';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { editionPage, noEdition } from './edition-page';

type CountedBelow = (id: LegalId) => Promise<LegalSection[]>;

type Deps = { editions: Editions; clock: Clock; mail: string; countedBelow: CountedBelow };

const contentRoutes = ({ editions, clock, mail, countedBelow }: Deps): Route[] => [
  serve(legalText, async ({ documentId, version }) => {
    const found =
      version === undefined
        ? await editions.inForce(documentId, new Date(clock.now()))
        : await editions.edition(documentId, version);
    if (!found) throw notFoundFault();
    return { ...found, counted: await countedBelow(documentId) };
  }),
  serve(serviceMail, () => mail),
  {
    method: 'GET',
    path: '/legal/:documentId/:version',
    guarded: false,
    async answer(request) {
      const documentId = request.param('documentId') ?? '';
      const version = request.param('version') ?? '';
      const found = isLegalKey(documentId) && isDay(version) ? await editions.edition(documentId, version) : undefined;
      if (!found) return noEdition();
      return editionPage({ ...found, sections: [...found.sections, ...(await countedBelow(found.documentId))] });
    },
  },
];

type ContentDeps = { database: Database; clock: Clock; countedBelow: CountedBelow };

/** Texts of the gateway. Each start publishes this release's texts beside earlier editions. */
export async function createContent({ database, clock, countedBelow }: ContentDeps) {
  const editions = createEditions(database);
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
    await createCmsStore(database).bring('legal', documentId, currentLegalText(document), at);
  }
  return { routes: contentRoutes({ editions, clock, mail: CONTACT.serviceMail, countedBelow }) };
}
