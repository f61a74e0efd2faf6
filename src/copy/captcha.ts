import type { CaptchaFailure } from '../../machines/identity/captcha';

export const captchaCopy = {
  title: '请完成安全验证',
  close: '关闭',
  renew: '换一张',
  switchTo: { slider: '改用滑块', clickWord: '改用点选' },
  hint: {
    slider: { keys: '← → 移动，Shift 微调，回车验证', touch: '拖动滑块，或点按箭头' },
    clickWord: { keys: '方向键移准星，空格落点', touch: '按顺序点图中的字' },
  },
  /** What stands in the picture's place while there is none. */
  asking: {
    loading: '正在取图…',
    renewing: '验证已过期，正在换一张…',
    counting: (seconds: number) => `获取过于频繁，请 ${seconds} s 后再试`,
    limited: '获取过于频繁',
    retry: '重试',
    retryIn: (seconds: number) => `${seconds} s`,
    failure: {
      limited: '请稍等片刻，再取一张',
      refused: '暂时取不到图片',
      expired: '验证已过期',
      network: '图片未取到，请检查网络',
    } satisfies Record<CaptchaFailure['code'], string>,
  },
  slider: {
    scene: '拼图：把左侧的拼块移到缺口处',
    handle: '拼图位置',
    pixels: (offset: number) => `${offset} 像素`,
    steps: '点按移动拼块',
    left10: '左移 10',
    left1: '左移 1',
    right1: '右移 1',
    right10: '右移 10',
    submit: '验证',
    /** What the bar says while nothing has been moved. */
    bar: {
      ready: '向右滑动完成验证',
      loading: '加载中',
      waiting: '等待图片',
      limited: '稍后再试',
      expired: '验证已过期',
    },
    judging: '正在验证…',
    passed: (seconds: string) => `${seconds}s验证成功`,
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
  failed: '验证失败',
};

/** Says that it was wrong, and why where the gateway says so; never the same thing twice. */
export const failedSentence = (message: string): string => {
  const { failed } = captchaCopy;
  if (message === '' || message === failed) return failed;
  return message.startsWith(failed) ? message : `${failed}，${message}`;
};
