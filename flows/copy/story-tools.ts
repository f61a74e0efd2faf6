export const storyToolsCopy = { onChart: '在流程图中看' } as const;
