import { expect, test } from '../support/fixtures';
import { mailsTo, mailTo, newAddress } from '../support/mail';

const contact = { name: 'Ana Ruiz', phone: '55 1234 5678' };

test('a quote made while the mail server refuses is sent once it answers again @queue', async ({
  calculator,
  stack,
}) => {
  const email = newAddress();
  stack.mail.setFault('busy');
  await calculator.quote({ ...contact, email });
  await expect.poll(async () => (await fetch(`${stack.url}/health/ready`)).status).toBe(200);
  stack.mail.setFault(null);
  await mailTo(stack.mail, email, 40_000);
  expect(mailsTo(stack.mail, email)).toHaveLength(1);
});

test('a quote made while no worker runs is sent when one is back @queue', async ({ calculator, stack }) => {
  const email = newAddress();
  await stack.killWorker();
  await calculator.quote({ ...contact, email });
  expect(mailsTo(stack.mail, email)).toHaveLength(0);
  stack.startWorker();
  await mailTo(stack.mail, email, 40_000);
  expect(mailsTo(stack.mail, email)).toHaveLength(1);
});

test('a mail in the hands of a worker that is killed is another one’s within half a minute @queue', async ({
  calculator,
  stack,
}) => {
  const email = newAddress();
  let release = () => {};
  stack.mail.setFault({ heldUntil: new Promise<void>((resolve) => (release = resolve)) });
  await calculator.quote({ ...contact, email });
  await expect
    .poll(() => stack.sql(`select state from outbound_email where recipient = '${email}'`))
    .toEqual([{ state: 'sending' }]);
  await stack.killWorker();
  stack.mail.setFault(null);
  release();
  stack.startWorker();
  await mailTo(stack.mail, email, 30_000);
  expect(mailsTo(stack.mail, email)).toHaveLength(1);
});
