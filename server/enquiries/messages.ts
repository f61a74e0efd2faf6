export const ENQUIRY_MESSAGES = {
  tooMany: '进行中的询价已达 10 个，请等待回复后再提交',
} as const;

export const faultyEnquiry = (count: number) => `询价有 ${count} 处需要修改`;
