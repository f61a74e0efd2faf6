import type { CampaignText } from '../campaigns/campaign';
import type { CampaignFault } from '../campaigns/faults';
import { CAMPAIGN_HEADS, readCampaign, writtenCampaign } from '../campaigns/kit';
import { type ArticleFault, articleFaults, type ArticleText, isNewsType } from './article';
import { helpFaults, type HelpFault, type HelpText, isHelpShows } from './help';
import { keptLines } from './blocks';
import { type LegalFault, legalFaults, type LegalText, readSections, typedSections } from './legal';
import { splitBlocks, stripUnseen } from '../values/plain-text';
import type { Is } from '../shape/is';
import type { written } from './document-shape';

/** Kinds of editor documents: news and campaigns have a number, help pages a code, legal texts a name. */
export const DOCUMENT_KINDS = ['news', 'help', 'campaign', 'legal'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentTexts = { news: ArticleText; help: HelpText; campaign: CampaignText; legal: LegalText };
export type DocumentText = DocumentTexts[DocumentKind];

/** Only editors read drafts; a withdrawn document has no page. */
export const DOCUMENT_STATES = ['DRAFT', 'PUBLISHED', 'TAKEN_BACK'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export type DocumentFault = ArticleFault | HelpFault | CampaignFault | LegalFault;

export const DOCUMENT_HEADS = {
  news: ['title', 'type', 'summary', 'source'],
  help: ['group', 'title', 'intro', 'shows'],
  campaign: CAMPAIGN_HEADS,
  legal: ['title', 'effectiveOn', 'summary'],
} as const satisfies Readonly<Record<DocumentKind, readonly string[]>>;
export type DocumentHead = (typeof DOCUMENT_HEADS)[DocumentKind][number];

/**
 * A document as typed: one line per head, parts of the text separated by an empty line. `blocks`: only for a campaign,
 * which has no text.
 */
export type WrittenDocument = Is<typeof written>;

export type DocumentReading<TText> = { document: TText } | { faults: DocumentFault[] };

type Kit<TText> = {
  read: (written: WrittenDocument, key: string | null) => DocumentReading<TText>;
  write: (document: TText) => WrittenDocument;
};

const headReader = (written: WrittenDocument) => (name: DocumentHead) => stripUnseen(written.heads[name] ?? '');

const newsKit: Kit<ArticleText> = {
  read: (written) => {
    const head = headReader(written);
    const [title, type, summary, source] = [head('title'), head('type'), head('summary'), head('source')];
    const paragraphs = splitBlocks(written.text).map(keptLines);
    const faults = articleFaults({ title, summary, source, paragraphs });
    if (!isNewsType(type)) return { faults: ['type', ...faults] };
    return faults.length > 0 ? { faults } : { document: { type, title, summary, source, paragraphs } };
  },
  write: ({ paragraphs, ...heads }) => ({ heads, text: paragraphs.join('\n\n') }),
};

/** The first line of a part is its title. */
const helpKit: Kit<HelpText> = {
  read: (written) => {
    const head = headReader(written);
    const [group, title, intro, shows] = [head('group'), head('title'), head('intro'), head('shows')];
    const sections = splitBlocks(written.text).map(([first = '', ...lines]) => ({
      title: first,
      text: keptLines(lines),
    }));
    const faults = helpFaults({ group, title, intro, sections });
    if (shows !== '' && !isHelpShows(shows)) return { faults: ['shows', ...faults] };
    if (faults.length > 0) return { faults };
    return { document: { group, title, intro, sections, shows: shows === '' ? null : shows } };
  },
  write: ({ sections, shows, ...heads }) => ({
    heads: { ...heads, shows: shows ?? '' },
    text: sections.map(({ title, text }) => `${title}\n${text}`).join('\n\n'),
  }),
};

const legalKit: Kit<LegalText> = {
  read: (written, key) => {
    const head = headReader(written);
    const [title, effectiveOn, summary] = [head('title'), head('effectiveOn'), head('summary')];
    const document = { title, effectiveOn, summary, sections: readSections(written.text) };
    const faults = legalFaults(document, key);
    return faults.length > 0 ? { faults } : { document };
  },
  write: ({ title, effectiveOn, summary, sections }) => ({
    heads: { title, effectiveOn, summary },
    text: typedSections(sections),
  }),
};

const campaignKit: Kit<CampaignText> = {
  read: ({ heads, blocks = [] }) => {
    const { text, faults, ofBlocks } = readCampaign(heads, blocks);
    const all = [...new Set([...faults, ...ofBlocks.flat()])];
    return all.length > 0 ? { faults: all } : { document: text };
  },
  write: (document) => ({ ...writtenCampaign(document), text: '' }),
};

const DOCUMENT_KITS: { readonly [TKind in DocumentKind]: Kit<DocumentTexts[TKind]> } = {
  news: newsKit,
  help: helpKit,
  campaign: campaignKit,
  legal: legalKit,
};

export const documentTexts = ({ heads, text, blocks = [] }: WrittenDocument): string[] =>
  [...Object.values(heads), text, ...blocks.flatMap(({ said }) => Object.values(said))].map((typed) => typed ?? '');

export const readDocument = (
  kind: DocumentKind,
  written: WrittenDocument,
  key: string | null = null,
): DocumentReading<DocumentText> => DOCUMENT_KITS[kind].read(written, key);

export function writeDocument(kind: DocumentKind, document: DocumentText): WrittenDocument {
  if (kind === 'campaign') return campaignKit.write(document as CampaignText);
  if (kind === 'legal') return legalKit.write(document as LegalText);
  return kind === 'news' ? newsKit.write(document as ArticleText) : helpKit.write(document as HelpText);
}
