import Foundation
import Testing

/// What others make of the results in JUnit's format: a reader that CI systems use, and a checker of schemas.
struct JUnitReaderTests {
    private static func python(_ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static func has(_ module: String) -> Bool {
        ((try? python(["-c", "import \(module)"]))?.status ?? 1) == 0
    }

    /// One snapshot each that passes, is changed, missing, and whose source fails; with what XML has signs for.
    private func results() throws -> Scratch {
        let scratch = try Scratch()
        _ = try scratch.write(
            "#Preview(\"Same\") { Text(\"a\") }\n#Preview(\"<Other> & \\\"more\\\"\") { Text(\"b\") }\n", to: "A.swift")
        _ = try Program.run(["snapshot", "record", "."], in: scratch.url)
        _ = try scratch.write(
            "#Preview(\"Same\") { Text(\"a\") }\n#Preview(\"<Other> & \\\"more\\\"\") { Text(\"c ]]> <\") }\n"
                + "#Preview(\"New\") { Text(\"d\") }\n", to: "A.swift")
        _ = try scratch.write("#Preview(\"Broken\") { Txet(\"e\") }\n", to: "B.swift")
        let result = try Program.run(["snapshot", "verify", ".", "--junit", "junit.xml"], in: scratch.url)
        #expect(result.status == 1, "\(result.error)")
        return scratch
    }

    @Test(.enabled(if: has("junitparser"))) func aReaderFindsEachResult() throws {
        let scratch = try results()
        let script = """
            from junitparser import JUnitXml
            for suite in JUnitXml.fromfile("junit.xml"):
                for case in suite:
                    print(suite.name, case.name, [type(r).__name__ for r in case.result], sep="|")
            """
        let found = try Self.python(["-c", script], in: scratch.url)
        let lines = Set(found.text.split(separator: "\n").map(String.init))
        #expect(lines.contains { $0.hasPrefix("A.swift|Same") && $0.hasSuffix("|[]") }, "\(found.text)")
        #expect(lines.contains { $0.hasPrefix("A.swift|<Other> & \"more\"") && $0.hasSuffix("|['Failure']") })
        #expect(lines.contains { $0.hasPrefix("A.swift|New") && $0.hasSuffix("|['Failure']") })
        #expect(lines.contains { $0.hasPrefix("B.swift|") && $0.hasSuffix("|['Error']") })
        #expect(lines.count == 4)
    }

    @Test(.enabled(if: has("xmlschema"))) func theFileIsValidByItsSchema() throws {
        let scratch = try results()
        let schema = try scratch.write(Self.schema, to: "junit.xsd")
        let script = "import sys, xmlschema; xmlschema.validate('junit.xml', sys.argv[1])"
        let found = try Self.python(["-c", script, schema], in: scratch.url)
        #expect(found.status == 0, "\(found.text)")
    }

    /// What may stand where, and which attributes there are, as Jenkins and GitLab read it.
    private static let schema = """
        <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
          <xs:complexType name="outcome" mixed="true">
            <xs:attribute name="message" type="xs:string"/>
            <xs:attribute name="type" type="xs:string"/>
          </xs:complexType>
          <xs:attributeGroup name="counts">
            <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
            <xs:attribute name="failures" type="xs:nonNegativeInteger"/>
            <xs:attribute name="errors" type="xs:nonNegativeInteger"/>
            <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
            <xs:attribute name="time" type="xs:decimal"/>
          </xs:attributeGroup>
          <xs:element name="testsuites">
            <xs:complexType>
              <xs:sequence>
                <xs:element name="testsuite" minOccurs="0" maxOccurs="unbounded">
                  <xs:complexType>
                    <xs:sequence>
                      <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded">
                        <xs:complexType>
                          <xs:choice minOccurs="0">
                            <xs:element name="failure" type="outcome"/>
                            <xs:element name="error" type="outcome"/>
                            <xs:element name="skipped" type="outcome"/>
                          </xs:choice>
                          <xs:attribute name="name" type="xs:string" use="required"/>
                          <xs:attribute name="classname" type="xs:string" use="required"/>
                          <xs:attribute name="time" type="xs:decimal"/>
                        </xs:complexType>
                      </xs:element>
                    </xs:sequence>
                    <xs:attribute name="name" type="xs:string" use="required"/>
                    <xs:attributeGroup ref="counts"/>
                  </xs:complexType>
                </xs:element>
              </xs:sequence>
              <xs:attribute name="name" type="xs:string"/>
              <xs:attributeGroup ref="counts"/>
            </xs:complexType>
          </xs:element>
        </xs:schema>

        """
}
