import type { LegalText } from '../../../machines/content/reading';
import type { ProtocolId } from '../../../domain/order/papers/protocol';

const title = {
  agreement: '用户服务协议',
  privacy: '隐私政策',
  protocol: '货运服务协议',
  deskProtocol: '危品服务协议',
  storageProtocol: '仓储服务协议',
  saleProtocol: '商品购销协议',
  charges: '收费协议',
} satisfies Record<LegalText, string>;

/** What the texts are called: above themselves, and in the sentence that leads to them. */
export const legalTexts = {
  title,
  link: (text: LegalText): string => `《${title[text]}》`,
  /** With the day by which an edition is known. */
  edition: (text: LegalText, version: string): string => `《${title[text]}》${version} 版`,
};

/** How the reader calls the text that an order is placed by. */
export const PROTOCOL_TEXTS = {
  'shipping-protocol': 'protocol',
  'desk-protocol': 'deskProtocol',
  'storage-protocol': 'storageProtocol',
  'sale-protocol': 'saleProtocol',
} satisfies Record<ProtocolId, LegalText>;
