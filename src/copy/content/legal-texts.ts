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

export const legalTexts = {
  title,
  link: (text: LegalText): string => `《${title[text]}》`,
  /** An edition is identified by its date. */
  edition: (text: LegalText, version: string): string => `《${title[text]}》${version} 版`,
};

/** The reader's key of each order protocol. */
export const PROTOCOL_TEXTS = {
  'shipping-protocol': 'protocol',
  'desk-protocol': 'deskProtocol',
  'storage-protocol': 'storageProtocol',
  'sale-protocol': 'saleProtocol',
} satisfies Record<ProtocolId, LegalText>;
