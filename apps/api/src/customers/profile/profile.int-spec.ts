import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTaxProfile, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { profileSchema, taxProfileSchema } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Client, CLIENT_RFC, createClient } from '../../testing/clients.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function signedInClient(
  overrides: Parameters<typeof createClient>[1] = {},
): Promise<Client & { headers: { authorization: string } }> {
  const client = await createClient(api, overrides);
  const credentials = { email: client.customer.email, password: FACTORY_PASSWORD };
  const { body } = await api.http.post('/api/auth/customers/login').send(credentials).expect(200);
  return { ...client, headers: { authorization: `Bearer ${(body as { jwt: string }).jwt}` } };
}

describe('GET and PATCH /api/customers/profile', () => {
  it('shows a customer what is known of them, and keeps it out of caches', async () => {
    const { headers, customer, taxProfile, contractNumber } = await signedInClient();
    const answer = await api.http.get('/api/customers/profile').set(headers).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { id, name, email, phone, personType } = customer;
    expect(profileSchema.parse(answer.body)).toEqual({
      id,
      name,
      email,
      phone,
      personType,
      pendingEmail: null,
      emailBounces: false,
      secondFactor: { on: false, since: null, recoveryCodesLeft: 0 },
      taxProfiles: [
        {
          id: taxProfile.id,
          rfc: CLIENT_RFC,
          legalName: name,
          personType,
          regime: null,
          cfdiUse: null,
          postalCode: null,
          borderRegionUntil: null,
          contracts: [contractNumber],
          locked: true,
        },
      ],
    });
  });

  it('changes name and telephone', async () => {
    const { headers, customer } = await signedInClient();
    const write = { name: 'Ramiro  Ochoa', phone: '81 1234 5678' };
    const { body } = await api.http.patch('/api/customers/profile').set(headers).send(write).expect(200);
    const changed = { name: 'Ramiro Ochoa', phone: '+528112345678' };
    expect(profileSchema.parse(body)).toMatchObject(changed);
    const row = await api.prisma.customer.findUniqueOrThrow({ where: { id: customer.id } });
    expect(row).toMatchObject({ name: 'Ramiro Ochoa', email: customer.email });
  });

  it('leaves what is not named', async () => {
    const { headers, customer } = await signedInClient();
    const { body } = await api.http
      .patch('/api/customers/profile')
      .set(headers)
      .send({ name: 'Otro Nombre' })
      .expect(200);
    expect(profileSchema.parse(body)).toMatchObject({
      name: 'Otro Nombre',
      phone: customer.phone,
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'Otro Nombre', phone: '1' }, 'phone'],
  ])('refuses %j, and changes nothing', async (write, field) => {
    const { headers, customer } = await signedInClient();
    const { body } = await api.http.patch('/api/customers/profile').set(headers).send(write).expect(422);
    expect((body as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field }));
    const row = await api.prisma.customer.findUniqueOrThrow({ where: { id: customer.id } });
    expect(row).toMatchObject({ name: customer.name, phone: customer.phone });
  });
});

describe('PUT /api/customers/tax-profiles/:id', () => {
  const write = { regime: '612', cfdiUse: 'I03', postalCode: '64000' };
  const put = (headers: { authorization: string }, id: string, body: object) =>
    api.http.put(`/api/customers/tax-profiles/${id}`).set(headers).send(body);

  it('changes what invoices are made out with', async () => {
    const { headers, taxProfile } = await signedInClient();
    const { legalName } = taxProfile;
    const { body } = await put(headers, taxProfile.id, { ...write, legalName, rfc: CLIENT_RFC }).expect(200);
    expect(taxProfileSchema.parse(body)).toMatchObject({ ...write, legalName, rfc: CLIENT_RFC, locked: true });
    await put(headers, taxProfile.id, { ...write, postalCode: '64010' }).expect(200);
  });

  it('tells by the regime who has business activity, of the customer too', async () => {
    const { headers, taxProfile, customer } = await signedInClient();
    const personTypes = async () => {
      const { body } = await api.http.get('/api/customers/profile').set(headers).expect(200);
      const { personType, taxProfiles } = profileSchema.parse(body);
      return [personType, taxProfiles[0]?.personType];
    };
    expect(await personTypes()).toEqual(['fisica', 'fisica']);
    await put(headers, taxProfile.id, write).expect(200);
    expect(await personTypes()).toEqual(['fisica_empresarial', 'fisica_empresarial']);
    await put(headers, taxProfile.id, { ...write, regime: '605', cfdiUse: 'D01' }).expect(200);
    expect(await personTypes()).toEqual(['fisica', 'fisica']);
    // Whoever holds by a company stays the person they are.
    await api.prisma.customer.update({ where: { id: customer.id }, data: { personType: 'moral' } });
    await put(headers, taxProfile.id, write).expect(200);
    expect(await personTypes()).toEqual(['moral', 'fisica_empresarial']);
  });

  it.each([
    [{ legalName: 'RAMIRO OCHOA BELTRAN' }, 'legalName', 'NAME.BY_REQUEST'],
    [{ rfc: 'GODE561231GR8' }, 'rfc', 'RFC.BY_REQUEST'],
  ] as const)('renames nobody that a contract names: %j', async (change, field, code) => {
    const { headers, taxProfile } = await signedInClient();
    const { body } = await put(headers, taxProfile.id, { ...write, ...change }).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect(await api.prisma.taxProfile.findUniqueOrThrow({ where: { id: taxProfile.id } })).toEqual(taxProfile);
  });

  it('renames a profile that no contract names', async () => {
    const { headers, customer } = await signedInClient();
    const profile = await createTaxProfile(api.prisma, api.app.get(FieldEncryption), { customerId: customer.id });
    const legalName = 'RAMIRO OCHOA BELTRAN';
    const { body } = await put(headers, profile.id, { ...write, legalName }).expect(200);
    expect(taxProfileSchema.parse(body)).toMatchObject({ legalName, locked: false });
  });

  it.each([
    ['fisica', { regime: '601' }, 'regime', 'REGIME.NOT_FOR_PERSON'],
    ['moral', { regime: '612' }, 'regime', 'REGIME.NOT_FOR_PERSON'],
    ['fisica', { regime: '999' }, 'regime', 'REGIME.INVALID'],
    ['fisica', { regime: '605' }, 'cfdiUse', 'CFDI_USE.NOT_FOR_REGIME'],
    ['moral', { regime: '601', cfdiUse: 'D01' }, 'cfdiUse', 'CFDI_USE.NOT_FOR_REGIME'],
    ['fisica', { cfdiUse: 'CP01' }, 'cfdiUse', 'CFDI_USE.INVALID'],
    ['fisica', { postalCode: '6400' }, 'postalCode', 'POSTAL_CODE.INVALID'],
    ['fisica', { legalName: '' }, 'legalName', 'NAME.REQUIRED'],
  ] as const)('of a persona %s refuses %j', async (personType, change, field, code) => {
    const { headers, taxProfile } = await signedInClient({ personType });
    const { body } = await put(headers, taxProfile.id, { ...write, ...change }).expect(422);
    expect((body as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field, code }));
    const row = await api.prisma.taxProfile.findUniqueOrThrow({ where: { id: taxProfile.id } });
    expect(row).toMatchObject({ regime: null, cfdiUse: null, postalCode: null });
  });

  it("is 404 for another customer's, which stays as it is", async () => {
    const [{ headers }, neighbour] = [await signedInClient(), await signedInClient()];
    await put(headers, neighbour.taxProfile.id, write).expect(404);
    await put(headers, 'x', write).expect(422);
    const row = await api.prisma.taxProfile.findUniqueOrThrow({ where: { id: neighbour.taxProfile.id } });
    expect(row).toMatchObject({ regime: null, legalName: neighbour.customer.name });
  });
});
