import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { formatLongDay } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import type { ContractLetter } from '../../contracts/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { letterheadOf } from '../../platform/pdf/letterhead.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { Files } from '../../platform/storage/files.js';
import { masked } from '../../platform/text/masked.js';
import { SigningProviderError } from '../provider/signing-provider.js';

const WORTHLESS = 'DOCUMENTO DE PRUEBA, SIN VALOR LEGAL';

/** What was sent, with a line across each page that says what it is worth, and a page of who signed. */
@Injectable()
export class SignedCopies {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly pdf: PdfService,
    private readonly files: Files,
  ) {}

  async make(requestId: string): Promise<Buffer> {
    const request = await this.prisma.signingRequest.findUniqueOrThrow({
      where: { id: requestId },
      include: {
        documentFile: true,
        contract: { select: { number: true } },
        signers: { include: { sandbox: true }, orderBy: { position: 'asc' } },
      },
    });
    const content = await this.files.open(request.documentFile);
    if (!content) throw new SigningProviderError(true, 'El documento no está en el almacén de archivos.');
    const company = letterheadOf(await this.settings.site());
    const [holder] = request.signers;
    const page: ContractLetter = {
      folio: request.folio,
      title: 'Hoja de firmas',
      date: formatLongDay(dayInMexico(new Date())),
      holder: request.title,
      opening: [
        'Esta hoja se hizo en un ambiente de prueba: ni las firmas ni la constancia de este documento tienen valor legal.',
        'Cada firmante la aceptó en su propia página. La constancia de conservación se entrega en un archivo aparte y se verifica con el hash de este archivo completo.',
      ],
      facts: [
        { label: 'Contrato', value: request.contract.number },
        { label: 'Firmantes', value: String(request.signers.length) },
        { label: 'Titular', value: holder?.name ?? '' },
      ],
      amounts: request.signers.map(({ name, sandbox }) => ({
        label: sandbox?.name ?? name,
        note: `RFC ${sandbox ? masked(this.encryption.decrypt(sandbox.rfc, 'signing.rfc')) : ''} · certificado de prueba`,
        value: sandbox ? `${formatLongDay(dayInMexico(sandbox.at))}, ${timeOf(sandbox.at)}` : 'Sin firma',
      })),
      closing: [`Hash SHA-256 del documento original: ${inGroups(request.documentSha256)}`],
      company,
    };
    const evidence = await this.pdf.render('letter', page, { title: `${page.title} ${page.folio}` });
    return joined(await buffer(content), evidence);
  }
}

const TIME = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', hour12: false, timeZone: 'America/Mexico_City' });
const timeOf = (at: Date): string => `${TIME.format(at)} h`;

/** That it breaks at the end of a line. */
const inGroups = (text: string): string => text.match(/.{1,16}/g)?.join(' ') ?? text;

async function joined(document: Buffer, evidence: Buffer): Promise<Buffer> {
  const { degrees, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const copy = await PDFDocument.load(document).catch((error: unknown) => {
    throw new SigningProviderError(false, 'El PDF no se puede copiar: guárdelo de nuevo como PDF y envíelo otra vez.', {
      cause: error,
    });
  });
  const font = await copy.embedFont(StandardFonts.HelveticaBold);
  for (const page of copy.getPages()) {
    const { height } = page.getSize();
    const text = { font, size: 9, color: rgb(0.7, 0.15, 0.12), rotate: degrees(90) };
    page.drawText(WORTHLESS, { ...text, x: 16, y: Math.max(16, (height - font.widthOfTextAtSize(WORTHLESS, 9)) / 2) });
  }
  const last = await PDFDocument.load(evidence);
  for (const page of await copy.copyPages(last, last.getPageIndices())) copy.addPage(page);
  return Buffer.from(await copy.save());
}
