export const COMMAND_WORDS = {
  unsaid: '请写明要做什么',
} as const;
