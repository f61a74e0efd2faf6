import { html } from 'hono/html';

import { type Access, type Endpoint, isForStaff } from '../../../../contract/wire/endpoint';
import { toJsonSchema } from '../../../../contract/wire/json-schema';
import { pageAnswer } from './page';

const schemaText = (schema: Endpoint['request']) => JSON.stringify(toJsonSchema(schema), null, 2);

function whoMay(access: Access): string {
  if (isForStaff(access)) return `平台人员：${access.join('、')}`;
  return access === 'session' ? '需要登录' : '公开';
}

const call = ({ method, path, summary, access, request, reply }: Endpoint) =>
  html`<li class="card call">
    <header>
      <span class="method">${method}</span> <code>${path}</code>
      <span class="pill">${whoMay(access)}</span>
    </header>
    <h2>${summary}</h2>
    <div class="halves">
      <div>
        <h3>请求</h3>
        <pre>${schemaText(request)}</pre>
      </div>
      <div>
        <h3>data</h3>
        <pre>${schemaText(reply)}</pre>
      </div>
    </div>
  </li>`;

export const contractPage = (table: Readonly<Record<string, Endpoint>>) =>
  pageAnswer(
    '接口文档',
    html`<header>
        <p class="brand">化途 ChemLane</p>
        <h1>接口文档</h1>
        <p class="lead">
          所有应答均为 <code>{ code, message, data }</code>，<code>00000000</code> 表示成功；提交类请求需要
          <code>application/json</code> 与请求头 <code>appCode: echem</code>。机器可读版本：<a href="/api/openapi.json"
            >OpenAPI</a
          >。
        </p>
      </header>
      <ul class="list">
        ${Object.values(table).map(call)}
      </ul>`,
  );
