/** Where Twilio tells what became of messages, and what people wrote. */
export const SMS_PATH = 'api/integrations/sms';
