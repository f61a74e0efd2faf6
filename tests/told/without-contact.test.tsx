import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.resetModules();
  globalThis.HOUSE_CONTACT = {};
});
afterAll(() => {
  globalThis.HOUSE_CONTACT = undefined;
  vi.resetModules();
});

const none = () => undefined;
const document = {
  documentId: 'privacy-notice' as const,
  title: '隐私政策',
  version: '2020-07-14',
  effectiveOn: '2020-07-14',
  summary: '',
  sections: [],
};
const help = { group: '关于', title: '公司与备案', intro: '', sections: [], shows: 'papers' as const };

/** Parts of the site that show a phone number, a mail address or a licence number. */
const PLACES = {
  'the head': async () => {
    const { EmergencyLine } = await import('../../src/layouts/header/emergency-line');
    return <EmergencyLine />;
  },
  'the side bar': async () => {
    const { ServiceBarView } = await import('../../src/features/service-bar/service-bar');
    return <ServiceBarView isCodeShown={false} onToggleCode={none} onCloseCode={none} onTop={none} />;
  },
  'the card beside a page': async () => {
    const { PhoneCard } = await import('../../src/features/page/page-parts');
    return <PhoneCard />;
  },
  'the end of a legal text': async () => {
    const { ReadingText } = await import('../../src/features/reading/reading-text');
    return <ReadingText title="隐私政策" document={document} mail={null} attach={none} />;
  },
  'the papers of the company': async () => {
    const { HelpArticle } = await import('../../src/trade/content/help-article');
    return <HelpArticle {...help} />;
  },
  'the member center': async () => {
    const { CenterFrame } = await import('../../src/features/user-center/center-frame');
    return (
      <CenterFrame person={null} page="workplace" onSignOut={none}>
        {''}
      </CenterFrame>
    );
  },
};

const EMPTY =
  /tel:"|mailto:[?"]|undefined|服务热线|应急电话|服务邮箱|网站备案|公安备案|经营许可|致电|工作日|400-|\.example/;

it.each(Object.entries(PLACES))('the site leaves out an unset contact in %s', async (_, place) => {
  expect(renderToStaticMarkup(await place())).not.toMatch(EMPTY);
});
