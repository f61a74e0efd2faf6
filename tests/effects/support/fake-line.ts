import type { AxiosInstance, AxiosRequestConfig } from 'axios';

import type { GatewayNews } from '../../../machines/shell/app';
import { gatewayOver } from '../../../src/effects/gateway/gateway';
import { newsDesk } from '../../../src/effects/gateway/news';

export type Said = { status?: number; data?: unknown; headers?: Record<string, string> };

type Answering = (request: AxiosRequestConfig) => Said | Promise<Said>;

/** HTTP client without network: records requests and returns the given answer. */
export function fakeLine(answer: Answering, token: () => string | null = () => null) {
  const requests: AxiosRequestConfig[] = [];
  const request = async (config: AxiosRequestConfig) => {
    requests.push(config);
    const { status = 200, data = null, headers = {} } = await answer(config);
    return { status, data, headers };
  };
  const connect = async () => ({ request }) as unknown as AxiosInstance;
  return { requests, line: { connect, token } };
}

/** Gateway over the fake client, with its published news. */
export function fakeGateway(answer: Answering, token?: () => string | null) {
  const { requests, line } = fakeLine(answer, token);
  const news: GatewayNews[] = [];
  const desk = newsDesk();
  desk.read((item) => void news.push(item));
  return { gateway: gatewayOver(line, desk), requests, news, desk, connect: line.connect };
}

export const done = (data: unknown): Said => ({ data: { code: '00000000', message: '操作成功', data } });
export const refused = (code: string, message = '', data: unknown = null): Said => ({ data: { code, message, data } });
export const offline = (): never => {
  throw new Error('Network Error');
};
