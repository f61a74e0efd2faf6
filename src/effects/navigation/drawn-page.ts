/** Which page the gateway has answered with, by the name the build has written on it; none where the build drew nothing. */
export const drawnPage = (): string | undefined => document.getElementById('root')?.dataset['page'];
