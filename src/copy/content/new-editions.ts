import type { EditionChanges } from '../../../domain/content/edition-changes';
import type { AccountTextId } from '../../../domain/order/papers/protocol';
import type { LegalText } from '../../../machines/content/reading';
import type { LookFailureCode } from '../../../machines/identity/new-editions';

export const ACCOUNT_TEXTS = {
  'user-agreement': 'agreement',
  'privacy-notice': 'privacy',
} satisfies Record<AccountTextId, LegalText>;

const listed = (headings: readonly string[]) => headings.map((heading) => `“${heading}”`).join('、');

function changed({ added, changed: rewritten, dropped }: EditionChanges): string {
  const parts = [
    ...(added.length > 0 ? [`新增${listed(added)}`] : []),
    ...(rewritten.length > 0 ? [`修改${listed(rewritten)}`] : []),
    ...(dropped.length > 0 ? [`删去${listed(dropped)}`] : []),
  ];
  return parts.length > 0 ? `${parts.join('；')}。` : '各节内容不变，只改了标题或摘要。';
}

export const newEditionsCopy = {
  changed,
  announced: {
    title: '协议将有新版',
    from: (day: string) => `自 ${day} 起施行，此前仍按现行版本。`,
    dismiss: '知道了',
  },
  asked: {
    title: '协议有新版，请确认',
    from: (day: string) => `自 ${day} 起施行`,
    newer: '刚刚又有新版施行，以下是现在的版本，请看过再答复。',
    /** Explains the effect of refusing, before the button is pressed. */
    means: '暂不同意也能继续浏览、办理已有订单，只是不能提交新订单。页上已填的内容都在。',
    agree: '同意并继续',
    postpone: '暂不同意',
    failure: {
      network: '网络不通，没有收到答复。请检查网络后再按“同意并继续”。',
      unavailable: '抱歉，服务器繁忙！没有收到答复，请稍后再按“同意并继续”。',
    } satisfies Record<LookFailureCode, string>,
  },
};
