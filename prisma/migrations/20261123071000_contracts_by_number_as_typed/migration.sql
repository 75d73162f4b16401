-- Numbers of contracts are typed with blanks or without hyphens: `fl 2025 000777` is FL-2025-000777.
CREATE INDEX "contract_number_as_typed" ON "contract" (regexp_replace(upper("number"), '[^A-Z0-9]', '', 'g'));
