-- CreateTable
CREATE TABLE "sms_text" (
    "kind" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "body" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sms_text_pkey" PRIMARY KEY ("kind")
);

-- That somebody wrote to us goes with whom it names, unless another customer has that telephone too.
CREATE FUNCTION forget_inbound_texts() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM inbound_text came USING gone
    WHERE came.phone = gone.phone AND NOT EXISTS (SELECT FROM customer WHERE customer.phone = gone.phone);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_inbound_texts AFTER DELETE ON "customer" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_inbound_texts();
