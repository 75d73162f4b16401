-- CreateTable
CREATE TABLE "money_month" (
    "month" DATE NOT NULL,
    "kind" "MovementKind" NOT NULL,
    "amount" DECIMAL(20,2) NOT NULL,

    CONSTRAINT "money_month_pkey" PRIMARY KEY ("month","kind")
);

-- CreateTable
CREATE TABLE "money_month_change" (
    "id" BIGSERIAL NOT NULL,
    "month" DATE NOT NULL,
    "kind" "MovementKind" NOT NULL,
    "amount" DECIMAL(20,2) NOT NULL,

    CONSTRAINT "money_month_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "movement_value_on_id_idx" ON "movement"("value_on", "id");




-- Late interest has parts of its own and is none of what fell due.
CREATE FUNCTION money_months_follow() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_month_change (month, kind, amount)
  SELECT date_trunc('month', value_on)::date, kind,
    CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END * sum(capital + interest + rent + vat)
  FROM moved WHERE kind <> 'disbursement' GROUP BY 1, 2;
  RETURN NULL;
END $$;

-- Movements are never changed.
CREATE TRIGGER money_months_follow_added AFTER INSERT ON "movement" REFERENCING NEW TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION money_months_follow();
CREATE TRIGGER money_months_follow_gone AFTER DELETE ON "movement" REFERENCING OLD TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION money_months_follow();

-- Of what was there before, or where rows came in without triggers.
CREATE FUNCTION money_months_anew() RETURNS void
LANGUAGE sql AS $$
  LOCK TABLE movement IN SHARE MODE;
  DELETE FROM money_month_change;
  DELETE FROM money_month;
  INSERT INTO money_month (month, kind, amount)
  SELECT date_trunc('month', value_on)::date, kind, sum(capital + interest + rent + vat)
  FROM movement WHERE kind <> 'disbursement' GROUP BY 1, 2;
$$;
SELECT money_months_anew();
