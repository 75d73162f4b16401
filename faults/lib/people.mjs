/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {'staff' | 'customers'} kind
 * @param {{ email: string, password: string }} who
 * @returns {Promise<{ authorization: string }>} headers
 */
async function signIn({ apis: [{ origin }] }, kind, who) {
  const response = await fetch(`${origin}/api/auth/${kind}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(who),
  });
  if (!response.ok) throw new Error(`${who.email} can't sign in: ${response.status} ${await response.text()}`);
  const { jwt } = await response.json();
  return { authorization: `Bearer ${jwt}` };
}

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {'admin' | 'finance' | 'content'} role
 */
export const signInStaff = (machine, role) =>
  signIn(machine, 'staff', { email: `${role}@flota.test`, password: machine.demoPassword });

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ email: string, password: string }} who
 */
export const signInCustomer = (machine, who) => signIn(machine, 'customers', who);
