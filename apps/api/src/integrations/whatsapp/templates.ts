import type { ChannelTemplate } from '@flota/schemas';
import { z } from 'zod';
import type { OutboundHttp } from '../gateway/outbound-http.js';

const MOST = 200;

const templatesSchema = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().optional() })).default([]),
    }),
  ),
});

/** The templates of an account, as Meta lists them: the first 200. */
export async function listTemplates({
  http,
  settings: { accountId },
}: {
  http: OutboundHttp;
  settings: { accountId: string };
}): Promise<ChannelTemplate[]> {
  const { data } = await http.request({
    operation: 'Leer las plantillas',
    path: `/${accountId}/message_templates`,
    query: { fields: 'name,language,status,components', limit: MOST },
    schema: templatesSchema,
  });
  return data.map(({ components, language, name, status }) => {
    const body = components.find(({ type }) => type === 'BODY')?.text ?? '';
    return {
      name,
      language,
      approved: status === 'APPROVED',
      body,
      variables: new Set(body.match(/\{\{\w+\}\}/g)).size,
    };
  });
}

export const approvedTemplates = async (of: Parameters<typeof listTemplates>[0]): Promise<ChannelTemplate[]> =>
  (await listTemplates(of)).filter(({ approved }) => approved);
