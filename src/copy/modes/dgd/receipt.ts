import { callService } from '../../../../domain/people/contact';
import type { DocumentFailureCode } from '../../../../machines/order/order-document';
import { ACCEPTED_SHARE, BEGUN_SHARE } from '../../../../domain/modes/dgd/cancel';

export const dgdReceiptCopy = {
  desk: '服务',
  commission: '委托内容',
  amount: '数量',
  count: (count: number, isRush: boolean) => `${count} 项${isRush ? '，加急' : ''}`,
  journey: (hours: number) => `${hours} 个工作小时`,
  toSearch: '去危品服务台',
  events: {
    accepted: '受理，时限起算',
    'space.released': '开始办理',
    completed: '办结',
  } as Readonly<Record<string, string>>,
  results: {
    title: '结果',
    version: (version: number, isNewest: boolean) => `第 ${version} 版${isNewest ? '（现行）' : '（旧版，留存）'}`,
    signed: (name: string, at: string) => `${name} 签发 · ${at}`,
    fetch: (version: number) => `下载第 ${version} 版`,
    hash: (bytes: number) => `${bytes.toLocaleString('en-US')} 字节 · SHA-256`,
    check:
      '核对下载的文件：Windows 用 certutil -hashfile 文件名 SHA256，macOS 与 Linux 用 shasum -a 256 文件名，得到的值应与上面逐字相同。',
    earlier: (at: string, hasResult: boolean) =>
      hasResult
        ? `${at} 已办过同一产品，可直接下载旧结果；不再需要本单时，受理前取消免费。旧单：`
        : `${at} 已下单办理同一产品，尚未出结果；不再需要本单时，受理前取消免费。旧单：`,
    failure: {
      network: '网络不通，结果加载失败，请重试',
      unavailable: '暂时取不到结果，请稍后重试',
      unexpected: '结果加载失败，请重试',
    } satisfies Record<DocumentFailureCode, string>,
    file: '危品服务结果',
  },
  clock: {
    title: '办理时限',
    accepted: '受理',
    acceptedBy: (at: string) => `最晚 ${at} 受理`,
    acceptedAt: (at: string) => `${at} 已受理，时限起算`,
    owner: '等您完成认证或补齐资料，之后 2 个工作小时内受理',
    late: `已过受理时限，催办请${callService()}`,
    done: '给结果',
    doneBy: (at: string) => `最晚 ${at}`,
    doneAt: (at: string) => `${at} 已交付`,
    doneLate: (at: string) => `应于 ${at} 前交付，已超时，请${callService()}`,
    waits: '受理后开始计时，只算工作日 9:00–18:00',
    untold: '完成日所在年度的放假安排尚未公布，转人工核对，以受理通知为准',
    left: '剩余',
    to: (mail: string) => `结果将发到 ${mail} 并留在订单`,
    fee: `受理前取消免费；受理后收 ${ACCEPTED_SHARE * 100}%，办理中收 ${BEGUN_SHARE * 100}%，已发生的代垫费用另计。`,
  },
};
