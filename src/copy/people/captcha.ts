import type { CaptchaFailure, CaptchaKind } from '../../../machines/identity/captcha';

export type AskingWords = { loading: string; renewing: string; failure: Record<CaptchaFailure['code'], string> };

export const captchaCopy = {
  title: '请完成安全验证',
  close: '关闭',
  renew: '换一张',
  switchTo: {
    slider: '改用滑块',
    clickWord: '改用点选',
    work: '免看图验证',
  } satisfies Record<CaptchaKind, string>,
  hint: {
    slider: { keys: '← → 移动，Shift 微调，回车验证', touch: '拖动滑块，或点按箭头' },
    clickWord: { keys: '方向键移准星，空格落点', touch: '按顺序点图中的字' },
    work: { keys: '无需操作，随时可停下', touch: '无需操作，随时可停下' },
  },
  asking: {
    loading: '正在取图…',
    renewing: '验证已过期，正在换一张…',
    counting: (reason: string, seconds: number) => `${reason}，请 ${seconds} s 后再试`,
    limited: '获取过于频繁',
    retry: '重试',
    retryIn: (seconds: number) => `${seconds} s`,
    failure: {
      limited: '请稍等片刻，再取一张',
      refused: '暂时取不到图片',
      expired: '验证已过期',
      network: '图片未取到，请检查网络',
    },
  } satisfies AskingWords & Record<string, unknown>,
  slider: {
    scene: '拼图：把左侧的拼块移到形状相同的缺口处；看不到图可选“免看图验证”',
    handle: '拼图位置',
    pixels: (offset: number) => `${offset} 像素`,
    steps: '点按移动拼块',
    left10: '左移 10',
    left1: '左移 1',
    right1: '右移 1',
    right10: '右移 10',
    submit: '验证',
    bar: {
      ready: '向右滑动完成验证',
      loading: '加载中',
      waiting: '等待图片',
      limited: '稍后再试',
      expired: '验证已过期',
    },
    judging: '正在验证…',
    passed: (seconds: string) => `${seconds}s 验证成功`,
  },
  clickWord: {
    picture: (words: readonly string[]) => `在图中依次点击：${words.join('、')}`,
    noPicture: '点选图片',
    prompt: { before: '请依次点击【', between: ',', after: '】' },
    progress: { before: '已点', after: (wanted: number) => `/ ${wanted}` },
    undo: '撤销',
    judging: '正在验证…',
    passed: '验证成功',
  },
  work: {
    lead: '由这台设备做一段计算，代替看图',
    takes: '通常几秒，旧手机要十几秒；页面可以照常使用',
    progress: '计算进度',
    /** Announced at quarters only, so that screen readers do not read every percent. */
    heard: (percent: number) => (percent === 0 ? '正在计算，无需看图' : `已完成 ${percent}%`),
    paused: '已停下，算到的都留着',
    broken: '没能算下去，请检查网络后继续',
    pause: '停下',
    resume: '继续',
    judging: '正在验证…',
    passed: '验证成功',
    asking: {
      loading: '正在取题…',
      renewing: '题目已过期，正在换一题…',
      failure: {
        limited: '请稍等片刻，再试一次',
        refused: '暂时不能免看图验证，请改用滑块或点选',
        expired: '题目已过期',
        network: '题目未取到，请检查网络',
      },
    } satisfies AskingWords,
  },
  failed: '验证失败',
};

/** States the failure and the gateway's reason, without repeating the same words. */
export const failedSentence = (message: string): string => {
  const { failed } = captchaCopy;
  if (message === '' || message === failed) return failed;
  return message.startsWith(failed) ? message : `${failed}，${message}`;
};
